import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';

interface ShareMenuProps {
  readonly title: string;
  readonly url: string;
}

function targets({ title, url }: ShareMenuProps) {
  const text = encodeURIComponent(`${title}\n${url}`);
  const link = encodeURIComponent(url);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'X', href: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${link}` },
    { name: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${text}` },
  ];
}

/** The device's own share sheet where there is one; else the four targets. */
export function ShareMenu(props: ShareMenuProps) {
  const t = useT('jobs');
  const common = useT('common');
  const [isOpen, setOpen] = useState(false);
  const share = () => {
    if (!navigator.share) setOpen(true);
    else navigator.share({ title: props.title, url: props.url }).catch(() => undefined);
  };
  return (
    <>
      <Button variant="secondary" size="s" icon={<Share2 aria-hidden size={18} />} onClick={share}>
        {common('share')}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={t('share')}>
        <ul className="share-menu">
          {targets(props).map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noreferrer">
                {name} <span className="nk-hidden">({common('opensNewTab')})</span>
              </a>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
