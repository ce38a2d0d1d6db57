/** Calls `changed` when the element has another size, wherever the browser tells. */
export function whenResized(element: Element, changed: () => void): void {
  if ("ResizeObserver" in window) new ResizeObserver(changed).observe(element);
}
