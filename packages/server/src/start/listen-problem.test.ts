import { describe, expect, it } from 'vitest';
import { listenProblem } from './listen-problem.ts';

const AT = { host: '127.0.0.1', port: 4000 };
const failure = (code: string) => Object.assign(new Error('listen failed'), { code });

describe('a server that cannot listen', () => {
  it.each([
    ['EADDRINUSE', 'Another program listens on 127.0.0.1:4000'],
    ['EACCES', 'may not listen on 127.0.0.1:4000'],
    ['EADDRNOTAVAIL', 'no address 127.0.0.1'],
    ['ENOTFOUND', 'no address 127.0.0.1'],
    ['EINVAL', 'cannot listen on 127.0.0.1:4000: listen failed'],
  ])('explains the error %s', (code, words) => {
    expect(listenProblem(failure(code), AT)).toContain(words);
  });

  it('names the setting of the port', () => {
    const metrics = { ...AT, setting: 'METRICS_PORT' } as const;
    expect(listenProblem(failure('EADDRINUSE'), metrics)).toContain('set METRICS_PORT to another number');
    expect(listenProblem(failure('EACCES'), metrics)).toContain('Set METRICS_PORT to 1024 or more');
  });
});
