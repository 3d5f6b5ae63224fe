addEventListener('online', function () {
  location.reload();
});
