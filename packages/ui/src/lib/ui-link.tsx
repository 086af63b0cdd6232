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

/** Gives every link of these components to the application's router; without it they are plain anchors. */
export function UiLinkProvider(props: {
  readonly component: ComponentType<UiLinkProps>;
  readonly children: ReactNode;
}) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>;
}

/** A link by the application's router. */
export function UiLink(props: UiLinkProps) {
  const Routed = useContext(LinkContext);
  return Routed ? <Routed {...props} /> : <a {...props}>{props.children}</a>;
}
