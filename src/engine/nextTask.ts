/** Resolves in a task of its own. A message to oneself, because a timer would wait 4 ms each time and a promise lets nothing in. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
