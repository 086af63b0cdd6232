import { useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { MessageCircle } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useAsSeeker } from '../../lib/session/use-as-seeker.ts';

/** The way to the chat with the product's people; a visitor is asked to log in first. */
export function ChatButton() {
  const nav = useT('nav');
  const asSeeker = useAsSeeker();
  const navigate = useNavigate();
  return (
    <IconButton
      label={nav('chat')}
      icon={<MessageCircle aria-hidden size={24} />}
      onClick={() => asSeeker('chat', () => void navigate('/chatadmin'))}
    />
  );
}
