const KINDS = [
  "Int8Array",
  "Uint8Array",
  "Int16Array",
  "Uint16Array",
  "Int32Array",
  "Uint32Array",
  "Float32Array",
  "Float64Array",
];
const COPYING = ["slice", "filter", "map"];

/**
 * Bytes of all typed arrays that a run allocates, even those it releases: an upper limit of what it holds at once,
 * and the same in every run. Lists and objects are not counted; the engine has none that grow with every cell.
 */
export function allocated(run) {
  let bytes = 0;
  const undo = [];
  for (const kind of KINDS) {
    const Original = globalThis[kind];
    globalThis[kind] = new Proxy(Original, {
      construct(target, values, called) {
        const array = Reflect.construct(target, values, called === globalThis[kind] ? target : called);
        if (!(values[0] instanceof ArrayBuffer)) bytes += array.byteLength;
        return array;
      },
    });
    undo.push(() => (globalThis[kind] = Original));
    for (const method of COPYING) {
      const original = Original.prototype[method];
      Original.prototype[method] = function (...values) {
        const array = original.apply(this, values);
        bytes += array.byteLength;
        return array;
      };
      undo.push(() => delete Original.prototype[method]);
    }
  }
  try {
    run();
  } finally {
    for (const step of undo) step();
  }
  return bytes;
}
