// The words are those of the language that was last spoken: the page keeps them here, as a catalogue cannot be loaded.
try {
  var words = JSON.parse(localStorage.getItem('kabinett.offline') || '{}');
  if (words.lang) document.documentElement.lang = words.lang;
  document.querySelectorAll('[data-word]').forEach(function (element) {
    element.textContent = words[element.dataset.word] || element.textContent;
  });
} catch (error) {
  /* Without storage the name of the house must do. */
}
// The network may be back before the server can be reached.
function again() {
  fetch('/manifest.webmanifest', { cache: 'no-store' }).then(
    function (answer) {
      if (answer.ok) location.reload();
    },
    function () {
      /* Not yet. */
    },
  );
}
addEventListener('online', again);
setInterval(again, 4000);
