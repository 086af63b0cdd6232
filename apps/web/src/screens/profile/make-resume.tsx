import { ApiError } from '@nukkad/contract/api-error.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, useSnackbar } from '@nukkad/ui';
import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useProfileChanged } from '../../lib/profile/profile-query.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';

function isTooLittle(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'DETAILS_MISSING';
}

/** Makes a resume out of what the profile knows. */
export function MakeResume() {
  const t = useT('profile');
  const { api } = useServices();
  const phrase = useErrorPhrase();
  const show = useSnackbar();
  const profileChanged = useProfileChanged();
  const make = useMutation({
    mutationFn: () => api.call('files.makeResume', {}),
    onSuccess: async () => {
      await profileChanged();
      show({ text: t('resume.made') });
    },
  });
  return (
    <div className="upload-resume">
      <Button
        variant="secondary"
        size="s"
        icon={<Sparkles aria-hidden size={18} />}
        isBusy={make.isPending}
        onClick={() => make.mutate()}
      >
        {t('resume.make')}
      </Button>
      <p role="alert" className="nk-field__error">
        {isTooLittle(make.error) ? t('resume.needsMore') : phrase(make.error)}
      </p>
    </div>
  );
}
