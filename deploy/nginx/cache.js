// The age of an answer from nginx's cache in whole seconds, as RFC 9111 wants it told; nothing for a fresh answer.
const KEPT = ['HIT', 'STALE', 'UPDATING', 'REVALIDATED'];

function age(request) {
  if (!KEPT.includes(request.variables.upstream_cache_status)) return '';
  const made = Date.parse(request.variables.upstream_http_date);
  return Number.isNaN(made) ? '' : String(Math.max(0, Math.floor((Date.now() - made) / 1000)));
}

export default { age };
