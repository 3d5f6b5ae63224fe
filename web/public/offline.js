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
addEventListener('online', function () {
  location.reload();
});
