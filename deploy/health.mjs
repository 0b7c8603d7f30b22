// The health check of the container: 0 when every service that runs here is ready, 1 when one is not or none runs.
const ports = [process.env.TARIFF_PORT || '3001', process.env.PROMPTS_PORT || '3002'];

const answers = await Promise.all(
  ports.map((port) =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => status,
      // A service that was not started refuses the connection; one that hangs is not ready.
      (error) => (error?.cause?.code === 'ECONNREFUSED' ? 'absent' : 'silent'),
    ),
  ),
);
const started = answers.filter((answer) => answer !== 'absent');
process.exit(started.length > 0 && started.every((answer) => answer === 200) ? 0 : 1);
