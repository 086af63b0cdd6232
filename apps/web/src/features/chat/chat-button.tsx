import { useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { MessageCircle } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useCandidateButton } from '../session/use-candidate-button.ts';
import { useMarks } from './marks-query.ts';

/** Link to the chat with the product's support team, with the number of unread messages. Visitors have to log in first. */
export function ChatButton() {
  const nav = useT('nav');
  const navigate = useNavigate();
  const button = useCandidateButton('chat', () => void navigate('/chatadmin'));
  const { unread } = useMarks(null);
  return (
    <IconButton
      label={unread > 0 ? nav('chatUnread', { count: unread }) : nav('chat')}
      icon={<MessageCircle aria-hidden size={24} />}
      count={unread}
      {...button}
    />
  );
}
