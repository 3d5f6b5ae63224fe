// Before the first paint: the theme that was chosen, or the one of the system.
(function () {
  var theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('kabinett.settings') || '{}').theme || 'system';
  } catch (error) {
    /* Without storage the system decides. */
  }
  var dark = theme === 'ink' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'ink' : 'parchment';
})();
