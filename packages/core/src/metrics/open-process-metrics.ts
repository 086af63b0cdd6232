import { areMetricsEnabled } from '@nukkad/telemetry/metrics-push.ts';
import type { Container } from '../container.ts';
import type { ProcessMetrics } from '../ports.ts';

/**
 * Creates the metrics of a process if they are served or pushed. Otherwise returns null, and does not load their library.
 */
export async function openProcessMetrics(
  process: 'api' | 'worker',
  { config, database, valkey }: Pick<Container, 'config' | 'database' | 'valkey'>,
): Promise<ProcessMetrics | null> {
  if (!areMetricsEnabled(config)) return null;
  const { createProcessMetrics } = await import('./process-metrics.ts');
  return createProcessMetrics(process, database, valkey);
}
