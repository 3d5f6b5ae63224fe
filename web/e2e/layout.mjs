/** Whether the words of a language have room on a page. */

/**
 * What sticks out of the page at the right, or out of the thing it stands on, as short texts. What scrolls or is cut off
 * on purpose hides what is in it.
 */
export async function overflowing(tab) {
  return tab.evaluate(() => {
    const clips = (element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const hidden = (element) => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (clips(above)) return true;
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > document.documentElement.clientWidth + 1 && !hidden(element);
    });
    const burst = [...document.querySelectorAll('button, a.btn, h1, h2, th, label, .chip')].filter(
      (element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && !clips(element),
    );
    return [...new Set([...wide, ...burst])].map(
      (element) =>
        `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}” ${element.outerHTML.slice(0, 80)}`,
    );
  });
}

/** Until nothing has been drawn anew for a while: what a page asks of the server is there. */
export async function quiet(tab, milliseconds = 300) {
  await tab.evaluate(
    (pause) =>
      new Promise((done) => {
        let timer = 0;
        const observer = new MutationObserver(() => wait());
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            observer.disconnect();
            done();
          }, pause);
        };
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        wait();
      }),
    milliseconds,
  );
}
