// SIGHUP, which may come before there is anything to reload.

let reload: (() => void) | undefined;
let isWanted = false;

process.on('SIGHUP', () => {
  if (reload === undefined) isWanted = true;
  else reload();
});

/** Calls `use` on every SIGHUP from now on, and now if one has come during the start. */
export function onReloadSignal(use: () => void): void {
  reload = use;
  if (isWanted) use();
}
