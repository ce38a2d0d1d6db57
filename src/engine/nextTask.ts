/** Resolves in a new task. It uses a message, because a timer would wait 4 ms each time, and a promise does not yield to the page. */
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
