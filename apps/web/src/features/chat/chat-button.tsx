import { useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { MessageCircle } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useCandidateButton } from '../session/use-candidate-button.ts';

/** Link to the chat with the product's support team. Visitors have to log in first. */
export function ChatButton() {
  const nav = useT('nav');
  const navigate = useNavigate();
  const button = useCandidateButton('chat', () => void navigate('/chatadmin'));
  return <IconButton label={nav('chat')} icon={<MessageCircle aria-hidden size={24} />} {...button} />;
}
