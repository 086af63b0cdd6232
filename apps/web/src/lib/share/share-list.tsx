import { useT } from '@nukkad/i18n/react.ts';
import { ExternalLink, Mail } from 'lucide-react';
import { type Shared, shareTargets } from './share-targets.ts';
import './share-menu.css';

/** The four share targets as links that open in a new tab. */
export function ShareList({ title, url, onChosen }: Shared & { readonly onChosen?: () => void }) {
  const common = useT('common');
  return (
    <ul className="share-menu">
      {shareTargets({ title, url }).map(({ name, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noreferrer" onClick={onChosen}>
            {name ? <ExternalLink aria-hidden size={20} /> : <Mail aria-hidden size={20} />}
            {name ?? common('email')} <span className="nk-hidden">({common('opensNewTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
