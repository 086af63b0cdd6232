import { CREDITS_REFERRAL } from '@nukkad/contract/constants.ts';
import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Card, EmptyState, useSnackbar } from '@nukkad/ui';
import { Copy } from 'lucide-react';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { useAccount } from '../../lib/account-query.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { useServices } from '../../lib/services.ts';
import { ShareList } from '../../lib/share/share-list.tsx';
import { ShareMenu } from '../../lib/share/share-menu.tsx';
import { QrPicture } from './qr-picture.tsx';
import './qr-code.css';

export const namespaces: readonly Namespace[] = ['invite', 'login-reasons'];

/** The referral code as QR code and text, with share buttons. */
export function QrCodeScreen() {
  const t = useT('invite');
  const account = useAccount();
  return (
    <ScreenPage title={t('title')} back="/profile" isPersonal>
      <CandidatesOnly reason="qr" skeleton={<PageSkeleton cards={1} />}>
        <QueryParts query={account} skeleton={<PageSkeleton cards={1} />}>
          {({ referralCode }) =>
            referralCode ? <Invitation code={referralCode} /> : <EmptyState title={t('none')} />
          }
        </QueryParts>
      </CandidatesOnly>
    </ScreenPage>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const t = useT('invite');
  const common = useT('common');
  const { site } = useServices();
  const pageAddress = usePageAddress();
  const show = useSnackbar();
  const shared = {
    title: t('shareText', { brand: site.brand, code, count: CREDITS_REFERRAL }),
    url: site.appUrl ?? pageAddress(`/register?referral=${encodeURIComponent(code)}`),
  };
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    show({ text: t('copied') });
  };
  return (
    <Card className="invitation">
      <p>{t('intro', { count: CREDITS_REFERRAL })}</p>
      <QrPicture text={code} label={t('alt', { code })} />
      <p className="invitation__code">
        <span>{t('code')}</span> <b translate="no">{code}</b>
      </p>
      <div className="nk-cluster invitation__actions">
        <Button
          variant="secondary"
          size="s"
          icon={<Copy aria-hidden size={18} />}
          onClick={() => void copy()}
        >
          {common('copy')}
        </Button>
        <span className="nk-only-narrow">
          <ShareMenu {...shared} label={t('share')} />
        </span>
      </div>
      <div className="nk-only-wide">
        <ShareList {...shared} />
      </div>
    </Card>
  );
}

export { QrCodeScreen as Screen };
