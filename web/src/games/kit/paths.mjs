/** Coasts for the sheets: fewer points, relative figures. */

/** Ramer, Douglas and Peucker: leaves out points nearer than `tolerance` to the line without them. */
function thin(points, tolerance) {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const stack = [[0, points.length - 1]];
  while (stack.length > 0) {
    const [from, to] = stack.pop();
    const [ax, ay] = points[from];
    const [bx, by] = points[to];
    const length = Math.hypot(bx - ax, by - ay);
    let far = 0;
    let where = -1;
    for (let i = from + 1; i < to; i++) {
      const [x, y] = points[i];
      const d =
        length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
      if (d > far) [far, where] = [d, i];
    }
    if (far > tolerance) {
      keep[where] = 1;
      stack.push([from, where], [where, to]);
    }
  }
  return points.filter((_, i) => keep[i]);
}

/** A path of straight lines with at most one decimal, relative after the first point. */
export function coast(d, tolerance) {
  return d
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const points = ring
        .replace('Z', '')
        .split('L')
        .map((pair) => pair.split(' ').map(Number));
      const rest = thin(points, tolerance).map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
      if (rest.length < 4) return '';
      let text = `M${rest[0][0] / 10} ${rest[0][1] / 10}l`;
      const steps = rest.slice(1).map(([x, y], i) => [x - rest[i][0], y - rest[i][1]]);
      text += steps
        .filter(([x, y]) => x !== 0 || y !== 0)
        .map(([x, y]) => `${x / 10} ${y / 10}`)
        .join(' ')
        .replace(/(^|[ -])0\./g, '$1.')
        .replaceAll(' -', '-');
      return `${text}Z`;
    })
    .join('');
}
