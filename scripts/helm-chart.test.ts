import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const CHART = new URL('../deploy/helm/nukkad/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, CHART), 'utf8');
const root = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const templates = readdirSync(new URL('templates/', CHART))
  .map((name) => read(`templates/${name}`))
  .join('\n');
const values = parse(read('values.yaml')) as Record<string, { replicas?: number; resources?: object }>;

// CI renders the chart and validates it (helm lint, kubeconform). This test checks what they cannot know.
describe('the Helm chart', () => {
  it('is of the version of this source', () => {
    const { version } = JSON.parse(root('package.json')) as { version: string };
    expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version });
  });

  it('runs two of each server, each with bounds, and the rules of backups of the compose file', () => {
    for (const name of ['api', 'worker', 'chat', 'web']) {
      expect(values[name]?.replicas, name).toBe(2);
      expect(values[name]?.resources, name).toMatchObject({ requests: {}, limits: {} });
    }
    const compose = root('docker-compose.yml');
    const limitOf = (name: string) =>
      Number(new RegExp(`\\$\\{BACKUP_${name}:-(\\d+)\\}`).exec(compose)?.[1]);
    expect(values.backup).toMatchObject({
      keep: {
        daily: limitOf('KEEP_DAILY'),
        weekly: limitOf('KEEP_WEEKLY'),
        monthly: limitOf('KEEP_MONTHLY'),
        hour: limitOf('HOUR'),
      },
    });
  });

  it('takes images and ports of the Dockerfile, and addresses that the servers answer', () => {
    const dockerfile = root('docker/Dockerfile');
    const images = [...templates.matchAll(/"image" "(\w+)"(?: "port" (\d+))?/g)];
    expect(new Set(images.map(([, image]) => image))).toEqual(new Set(['api', 'chat', 'web', 'seed']));
    for (const [, image, port] of images) {
      expect(dockerfile).toMatch(new RegExp(`^FROM app AS ${image}$`, 'm'));
      if (port !== undefined) expect(dockerfile).toContain(`EXPOSE ${port}\n`);
    }
    const probes = [...templates.matchAll(/httpGet: \{ path: (\S+), port: http \}/g)].map(([, path]) => path);
    expect(new Set(probes)).toEqual(new Set(['/healthz', '/readyz']));
  });

  it('passes on only settings that a server reads', () => {
    const known = root('.env.example') + root('docker-compose.yml');
    const names = [...templates.matchAll(/name: ([A-Z][A-Z0-9_]+)\b/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(known, name).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('gives no pod a right that it does not need', () => {
    for (const line of [
      'runAsNonRoot: true',
      'readOnlyRootFilesystem: true',
      'allowPrivilegeEscalation: false',
      'capabilities: { drop: [ALL] }',
      'automountServiceAccountToken: false',
    ])
      expect(templates).toContain(line);
    // Each container uses the helper's security context.
    expect(templates.match(/^ +containers:$/gm)?.length).toBe(
      templates.match(/include "nukkad.containerSecurity"/g)?.length,
    );
  });
});
