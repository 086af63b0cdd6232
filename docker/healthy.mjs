// Health check of a container: exits with 0 if the container's server is ready. `docker inspect` shows the output.
const address = `http://127.0.0.1:${process.env.PORT}/readyz`;
const answer = await fetch(address).catch(() => undefined);
if (answer === undefined)
  console.error(`${address} does not answer: "docker compose logs" shows why it did not start`);
else if (!answer.ok) console.error(`${address} answers ${answer.status}: ${await answer.text()}`);
process.exit(answer?.ok ? 0 : 1);
