// The variable by which a process knows that it is a worker of the cluster that our own primary started.
export const WORKER_MARK = 'KOSH_CLUSTER_WORKER';
