import { useGoBack } from '@nukkad/browser/routing/use-go-back.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { cx, TopBar } from '@nukkad/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { HOME_PATH } from '../routing/return-path.ts';
import { useServices } from '../services.ts';
import './screen-page.css';

interface ScreenPageProps {
  readonly title: string;
  /**
   * Target of the back arrow: a path, or `previous` for the previous page (or home if there is none). Without it no
   * arrow is shown.
   */
  readonly back?: string | 'previous' | undefined;
  /** Called instead of navigating back. The caller navigates when it is ready. */
  readonly onBack?: (() => void) | undefined;
  readonly actions?: ReactNode;
  readonly isWide?: boolean | undefined;
  /** Whether the page is personal, so that search engines must not list it. */
  readonly isPersonal?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Layout of a page below another one: the title, a back arrow and the content. */
export function ScreenPage(props: ScreenPageProps) {
  const { title, back, onBack, actions, isWide, isPersonal, className, children } = props;
  const { site } = useServices();
  const common = useT('common');
  const navigate = useNavigate();
  const goToPrevious = useGoBack();
  const goBack = () => {
    if (back === 'previous') goToPrevious();
    else navigate(back ?? HOME_PATH);
  };
  return (
    <div className={cx('nk-page screen-page', !isWide && 'nk-page--text', className)}>
      <title>{`${title} · ${site.brand}`}</title>
      {isPersonal && <meta name="robots" content="noindex" />}
      <TopBar
        title={title}
        onBack={onBack ?? (back ? goBack : undefined)}
        backLabel={common('back')}
        actions={actions}
      />
      {/* Only the server renders it; the browser's build contains no code for it. */}
      {isPersonal && <noscript>{import.meta.env.SSR && <p>{common('needsScript')}</p>}</noscript>}
      {children}
    </div>
  );
}
