import { useT } from '@nukkad/i18n/react.ts';
import { cx, TopBar } from '@nukkad/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { HOME_PATH } from '../routing/return-path.ts';
import { useGoBack } from '../routing/use-go-back.ts';
import { useServices } from '../services.ts';
import './screen-page.css';

interface ScreenPageProps {
  readonly title: string;
  /** Where the arrow leads: a path, or `previous` for the page before, else home; no arrow without it. */
  readonly back?: string | 'previous' | undefined;
  /** Asked before the arrow leads away; it goes itself when it is ready. */
  readonly onBack?: (() => void) | undefined;
  readonly actions?: ReactNode;
  readonly isWide?: boolean | undefined;
  /** The page is one's own: search engines pass it over. */
  readonly isPersonal?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page one went into: its title in head and bar, the way back, its parts below each other. */
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
      {/* The browser's build carries none of it. */}
      {isPersonal && <noscript>{import.meta.env.SSR && <p>{common('needsScript')}</p>}</noscript>}
      {children}
    </div>
  );
}
