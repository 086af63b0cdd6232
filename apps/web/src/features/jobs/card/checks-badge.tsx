import { useT } from '@nukkad/i18n/react.ts';
import { BadgeCheck } from 'lucide-react';

/** "4 checks passed" beside the company; nothing where none was. */
export function ChecksBadge({ passed }: { readonly passed: number }) {
  const t = useT('jobs');
  if (passed === 0) return null;
  return (
    <span className="checks-badge">
      <BadgeCheck aria-hidden size={16} />
      {t('checks.passed', { count: passed })}
    </span>
  );
}
