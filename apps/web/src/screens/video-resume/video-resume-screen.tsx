import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene } from '@nukkad/ui';
import { Smartphone } from 'lucide-react';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { useServices } from '../../lib/services.ts';

export const namespaces: readonly Namespace[] = ['resume'];

/** Explains that video resumes are recorded in the mobile app, with a link to it. */
export function VideoResumeScreen() {
  const t = useT('resume');
  const nav = useT('nav');
  const { site } = useServices();
  return (
    <ScreenPage title={t('video.title')} back="/profile" isPersonal>
      <EmptyState
        picture={<Scene name="no-video" />}
        title={t('video.heading')}
        action={
          site.appUrl && (
            <LinkButton
              href={site.appUrl}
              target="_blank"
              rel="noreferrer"
              icon={<Smartphone aria-hidden size={20} />}
            >
              {nav('downloadApp')}
            </LinkButton>
          )
        }
      >
        <p>{t('video.text')}</p>
        {!site.appUrl && <p>{t('video.noApp')}</p>}
      </EmptyState>
    </ScreenPage>
  );
}

export { VideoResumeScreen as Screen };
