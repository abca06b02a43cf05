import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Link } from 'react-router';
import type { LinkTarget } from './props';

type LinkToProps = LinkTarget & Omit<ComponentPropsWithRef<'a'>, 'href' | 'download' | 'style'>;

/** A link by {@link LinkTarget}: inside the portal without a load, outside it with one. */
export function LinkTo({
  to,
  href,
  download,
  replace,
  children,
  ...rest
}: LinkToProps): ReactElement {
  if (to !== undefined)
    return (
      <Link to={to} replace={replace ?? false} {...rest}>
        {children}
      </Link>
    );
  return (
    <a href={href} download={download} {...rest}>
      {children}
    </a>
  );
}
