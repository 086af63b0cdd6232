import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type { helpList } from '@nukkad/contract/partner/help.routes.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Badge, Card } from '@nukkad/ui';

type Question = PartnerOutput<typeof helpList>['items'][number];

/** A question of the member with its answer, or a note that it waits. */
export function HelpQuestion({ question }: { readonly question: Question }) {
  const t = useT('hire-help');
  const { date, time } = useFormat();
  const { text, at, answer, answeredAt } = question;
  return (
    <Card as="li" className="hire-help__question">
      <div className="hire-help__facts">
        <time dateTime={at}>{`${date(at)}, ${time(at)}`}</time>
        {answeredAt === null && <Badge>{t('waiting')}</Badge>}
      </div>
      <p className="hire-help__words">{text}</p>
      {answeredAt !== null && (
        <div className="hire-help__answer">
          <div className="hire-help__facts">
            <strong>{t('answer')}</strong>
            <time dateTime={answeredAt}>{`${date(answeredAt)}, ${time(answeredAt)}`}</time>
          </div>
          <p className="hire-help__words">{answer ?? t('done')}</p>
        </div>
      )}
    </Card>
  );
}
