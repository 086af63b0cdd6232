import type { CandidateProfile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { UiLink } from '@nukkad/ui';

/** The number of applications in each state, with links to their lists. */
export function ApplicationCounts({ counts }: { readonly counts: CandidateProfile['counts'] }) {
  const t = useT('profile');
  const items = [
    { list: 'APPLIED', count: counts.applied },
    { list: 'SHORTLISTED', count: counts.shortlisted },
    { list: 'SCHEDULED', count: counts.scheduled },
    { list: 'HIRED', count: counts.hired },
  ] as const;
  return (
    <nav aria-label={t('counts.label')}>
      <ul className="application-counts">
        {items.map(({ list, count }) => (
          <li key={list}>
            <UiLink href={`/appliedjob?list=${list.toLowerCase()}`}>
              <b>{count}</b>
              <span>{t(`counts.${list}`)}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
