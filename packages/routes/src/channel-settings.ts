import { layPageConfig, type ChannelText, type PageConfig } from './page-config';
import type { FloatingEntry } from './route-row';
import { mainSignIn } from './main-sign-in';
import type { SignIn } from './sign-in';

/** Keys of the tabs at the bottom, as the channel's tab bar call names them. */
export type TabKey = 'home' | 'consult' | 'registration' | 'mall' | 'me';

/** The product's own entries of the floating menu (spec 2 §2.31). */
export type MenuPageKey = 'home' | 'consult' | 'appointments' | 'me';

/** Lists of home below its entries. */
export type HomeList =
  | 'departments'
  | 'doctors'
  | 'articles'
  | 'specialDepartments'
  | 'hospitals'
  | 'notices';

/** What a channel decides about the pages around it: all of it with a default, none of it a secret. */
export interface ChannelSettings {
  /** Customer service, as it is dialled (spec 1 §9); null where the channel has none. */
  readonly phone: string | null;
  /** The hospital's own name in place of the product's; a partner's own texts are over it. Null for the product's. */
  readonly brandName: ChannelText | null;
  readonly signIn: SignIn;
  /** The bottom tabs (spec 1 §3, noFooter). */
  readonly footer: boolean;
  /** The header of pages; a partner's app that draws its own switches it off (spec 1 §2). */
  readonly header: boolean;
  /** Tabs the channel shows out of those the tab bar call names; null is all of them. */
  readonly tabs: readonly TabKey[] | null;
  /** Where the channel's people live: their city until they choose another; null is the whole country. */
  readonly area: { readonly areaId: string; readonly name: ChannelText } | null;
  /** The lists of home the channel has, the first on top: what its people come for, before what it has to say. */
  readonly homeLists: readonly HomeList[];
  /** Sign-in and the binding of a mobile number in one step (spec 1 §2, combined login). */
  readonly combinedLogin: boolean;
  /** Sign-in by the number of the device is offered on this host (spec 2 §2.22). */
  readonly oneKeySignIn: boolean;
  /** The draggable floating menu (spec 2 §2.31). */
  readonly floatingMenu: {
    readonly enabled: boolean;
    /** The product's own entries the channel shows, in this order. */
    readonly pages: readonly MenuPageKey[];
    /** The call to customer service. */
    readonly service: boolean;
    /** Shortcuts behind the product's own entries. */
    readonly entries: readonly FloatingEntry[];
  };
  /** The banner that leads back to the chronic-disease home (spec 2 §2.31). */
  readonly chronicDiseaseBanner: boolean;
  /** The overlay that shows a first-time visitor around (spec 2 §2.31). */
  readonly guideOverlay: boolean;
  /** Medical insurance: what hospitals say of it, and the insurance pages once they are there (spec 2 §2.23). */
  readonly insurance: boolean;
  /** Origin of the corporate consult site (spec 1 §2); null where the channel names none: then the portal's setting decides. */
  readonly corporateConsultOrigin: string | null;
  /** Origin of the real-name verification server (spec 2 §2.1); null where the channel has none. */
  readonly financeServer: string | null;
  /** Origins of the cashiers a person may be led to (spec 1 §3, payServer). */
  readonly payServers: readonly string[];
  /** Number of the internet hospital's licence, shown with the brand; null where none is known. */
  readonly licence: ChannelText | null;
  /** Seconds a sign-in lasts at most; null leaves it to the gateway. One partner has half a day (spec 1 §9). */
  readonly sessionLifeSeconds: number | null;
  /** Where a native app is downloaded, one https address for all systems; an app without one is only opened (spec 2 §2.12). */
  readonly appPages: { readonly [App in 'user' | 'doctor' | 'digitalPayment']?: string };
  /** Where the channel has its people book, and open a mini-program, in the place of the product's ways there (spec 2 §2.33). */
  readonly leads: { readonly [Way in 'booking' | 'miniProgram']?: string };
  /** Numbers sent with orders, by what is ordered. */
  readonly serviceCodes: { readonly registration?: number };
  /** The regional platform, whose own watch list of calls is traced as well (spec 1 §7). */
  readonly isRegional: boolean;
  /** What is hidden, renamed or led elsewhere on its pages (spec 1 §3). */
  readonly pageConfig: PageConfig;
}

/** The settings of the main portal: every default in one place. */
export const mainSettings: ChannelSettings = {
  phone: '95169020',
  brandName: null,
  signIn: mainSignIn,
  footer: true,
  header: true,
  tabs: null,
  area: null,
  homeLists: ['departments', 'doctors', 'articles', 'specialDepartments', 'hospitals', 'notices'],
  combinedLogin: false,
  oneKeySignIn: true,
  floatingMenu: {
    enabled: true,
    pages: ['home', 'consult', 'appointments', 'me'],
    service: true,
    entries: [],
  },
  chronicDiseaseBanner: false,
  guideOverlay: false,
  insurance: false,
  corporateConsultOrigin: null,
  financeServer: null,
  payServers: [],
  licence: null,
  sessionLifeSeconds: null,
  appPages: {},
  leads: {},
  serviceCodes: {},
  isRegional: false,
  pageConfig: {},
};

/** What a partner, the default partner set or a remote configuration changes: only what differs. */
export type SettingsChange = Partial<Omit<ChannelSettings, 'floatingMenu'>> & {
  readonly floatingMenu?: Partial<ChannelSettings['floatingMenu']>;
};

/**
 * Lays changes over the main portal's settings, the later over the earlier: the default partner set, the partner, the
 * remote configuration (spec 1 §3, §4). Merged by name: what a change does not name stays, page configuration and the
 * floating menu by their own names as well.
 */
export function channelSettings(
  ...changes: readonly (SettingsChange | null | undefined)[]
): ChannelSettings {
  return changes.reduce<ChannelSettings>(
    (settings, change) =>
      change
        ? {
            ...settings,
            ...change,
            floatingMenu: { ...settings.floatingMenu, ...change.floatingMenu },
            pageConfig: layPageConfig(settings.pageConfig, change.pageConfig),
          }
        : settings,
    mainSettings,
  );
}
