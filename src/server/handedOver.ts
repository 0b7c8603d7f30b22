// Connections that the primary has handed to a worker. Node's cluster module forgets those that a worker had not yet
// taken when it died: they stay open in the primary, and their clients wait for ever. Here they are closed, so that a
// client can ask again.
import type { Worker } from 'node:cluster';

interface Handle {
  close(): void;
}

/** What the cluster module sends along with a connection, and what a worker sends back when it has taken it. */
interface ClusterMessage {
  readonly act?: string;
  readonly seq?: number;
  readonly ack?: number;
}

export function closeUntakenAtExit(worker: Worker): void {
  const untaken = new Map<number, Handle>();
  const child = worker.process;
  const send = child.send.bind(child) as (message: ClusterMessage, handle?: Handle, ...more: unknown[]) => boolean;
  child.send = ((message: ClusterMessage, handle?: Handle, ...more: unknown[]) => {
    if (message.act === 'newconn' && message.seq !== undefined && handle !== undefined) {
      untaken.set(message.seq, handle);
    }
    return send(message, handle, ...more);
  }) as typeof child.send;
  child.on('internalMessage', ({ ack }: ClusterMessage) => {
    if (ack !== undefined) untaken.delete(ack);
  });
  const closeAll = () => {
    for (const handle of untaken.values()) handle.close();
    untaken.clear();
  };
  // Between the two, in whatever order they come, a connection may still be handed over.
  child.on('exit', closeAll);
  child.on('disconnect', closeAll);
}
