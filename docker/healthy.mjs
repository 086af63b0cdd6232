// Asked by the container engine: is the server of this container ready?
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
