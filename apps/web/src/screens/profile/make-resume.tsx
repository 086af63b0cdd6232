import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { Sparkles } from 'lucide-react';
import { codeOf } from '../../lib/query/code-of.ts';
import { PROFILE_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

/** Generates a resume from the profile. */
export function MakeResume() {
  const t = useT('profile');
  const make = useAction('files.makeResume', {
    invalidates: PROFILE_STALE,
    message: () => t('resume.made'),
  });
  return (
    <div className="upload-resume">
      <Button
        variant="secondary"
        size="s"
        icon={<Sparkles aria-hidden size={18} />}
        isBusy={make.isPending}
        onClick={() => make.run({})}
      >
        {t('resume.make')}
      </Button>
      <p role="alert" className="nk-field__error">
        {codeOf(make.error) === 'DETAILS_MISSING' ? t('resume.needsMore') : make.problem}
      </p>
    </div>
  );
}
