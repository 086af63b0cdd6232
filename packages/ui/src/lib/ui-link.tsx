import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';

export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

const LinkContext = createContext<ComponentType<UiLinkProps> | null>(null);

/** Sets the link component of the application's router. Without it, links are ordinary anchors. */
export function UiLinkProvider(props: {
  readonly component: ComponentType<UiLinkProps>;
  readonly children: ReactNode;
}) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>;
}

/** A link that uses the application's router. */
export function UiLink(props: UiLinkProps) {
  const Routed = useContext(LinkContext);
  return Routed ? <Routed {...props} /> : <a {...props}>{props.children}</a>;
}
