import { useT } from '@nukkad/i18n/react';
import { Button, EmptyState, ErrorState, Notice, SCENES_KEYS, Scene, SkeletonList } from '../src/index.ts';

export function StatesPage() {
  const jobs = useT('jobs');
  const filter = useT('filter');
  const common = useT('common');
  return (
    <main className="nk-page nk-stack" style={{ paddingBlock: 'var(--s6)' }}>
      <ErrorState text={jobs('listFailed')} onRetry={() => undefined} />
      <Notice tone="info">{common('offline')}</Notice>
      <Notice tone="good">{common('backOnline')}</Notice>
      <EmptyState
        picture={<Scene name="no-jobs" width={240} />}
        title={jobs('empty.inCity', { city: 'Pune' })}
        action={<Button>{filter('reset')}</Button>}
      >
        {jobs('empty.hint')}
      </EmptyState>
      <div className="nk-grid">
        {SCENES_KEYS.map((name) => (
          <EmptyState key={name} picture={<Scene name={name} />} title={name} headingLevel={3} />
        ))}
      </div>
      <SkeletonList count={2} label={common('loading')} />
    </main>
  );
}
