import type { ReactElement } from 'react';
import { IconBase, type IconProps } from './icon-base';

export function BackIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="m14.5 5-7 7 7 7" />
    </IconBase>
  );
}

export function NextIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="m9.5 5 7 7-7 7" />
    </IconBase>
  );
}

export function DownIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="m5 9.5 7 7 7-7" />
    </IconBase>
  );
}

export function UpIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="m5 14.5 7-7 7 7" />
    </IconBase>
  );
}

export function CloseIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </IconBase>
  );
}

export function MenuIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </IconBase>
  );
}

export function MoreIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M6 12h.01M12 12h.01M18 12h.01" />
    </IconBase>
  );
}

export function HomeIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="m4 11 8-7 8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.5a.5.5 0 0 1-.5-.5V11Z" />
    </IconBase>
  );
}

export function SearchIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m20 20-4.3-4.3" />
    </IconBase>
  );
}

export function ShareIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M12 15V4m0 0L8 8m4-4 4 4M5 13v6.5h14V13" />
    </IconBase>
  );
}

export function PinIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </IconBase>
  );
}

export function SettingsIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3.5v2.3m0 12.4v2.3m8.5-8.5h-2.3M5.8 12H3.5m14.5-6-1.6 1.6M7.6 16.4 6 18m12 0-1.6-1.6M7.6 7.6 6 6" />
    </IconBase>
  );
}

export function LogoutIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M11 12h9.5m-3.5-3.5 3.5 3.5-3.5 3.5" />
    </IconBase>
  );
}
