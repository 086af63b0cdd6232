import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const START_MS = 60_000;

it(
  'says in a sentence that the database does not answer, which container engines report as "unhealthy" alone',
  async () => {
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: 'postgresql://x:secret@127.0.0.1:9/x',
      JWT_SECRET: 's'.repeat(32),
      PORT: '0',
    };
    const server = spawn(process.execPath, [SERVER], { env });
    onTestFinished(() => void server.kill('SIGKILL'));
    let log = '';
    const said = Promise.withResolvers<void>();
    server.stdout.on('data', (piece: Buffer) => {
      log += piece.toString();
      if (log.includes('does not answer')) said.resolve();
    });
    server.once('exit', () => said.reject(new Error(log)));
    await said.promise;
    expect(log).toContain(
      'The database at 127.0.0.1:9 does not answer. Is it running, and is the address right?',
    );
    expect(log).not.toContain('secret');
  },
  START_MS,
);
