import type { ReactNode } from 'react';

/** The coloured top of a page about one visit: what it is about in one large line, with a drawing beside it. First child of the page's main. */
export interface PageHeroProps {
  /** `brand` for what is ahead, `warning` for what waits for the person, `past` for what is over. */
  tone: 'brand' | 'warning' | 'past';
  scene: 'clinic' | 'clock' | 'rest';
  /** A small pill above the title: 已付款 · 等就诊. */
  state: ReactNode;
  /** 明天 08:00. */
  title: ReactNode;
  /** 周一 11月23日 · 王秀兰. */
  note?: ReactNode;
}

/**
 * A rule that changes with time, as a line: what holds until when, and where now is. For refunds of any kind of order.
 * The parts are roughly to scale: a short one keeps room for its words.
 */
export interface RuleTimelineProps {
  label: string;
  /** Milliseconds since 1970 at which the line begins: the order. */
  from: number;
  /** Now, in the same milliseconds; a moment beyond the ends is at the end. */
  now: number;
  /** 现在 14:20. */
  nowText: string;
  steps: readonly {
    /** Milliseconds since 1970 at which the part ends. */
    until: number;
    /** 全退 ¥38. */
    title: ReactNode;
    /** 今天 18:00 前. */
    note?: ReactNode;
    tone: 'all' | 'some' | 'none';
  }[];
}

/** A queue before a door as a picture with words. */
export interface QueueFigureProps {
  /** The sign on the door: 诊室. */
  door: string;
  /** The person's position in it; 1 is next. */
  position: number;
  behind: number;
  /** 前面 2 人; left out for the first. */
  aheadText?: string | undefined;
  /** 您. */
  youText: string;
  /** 后面 3 人; left out for the last. */
  behindText?: string | undefined;
}

/** A section through a building: from the entrance to a room, by the lift where it is higher up. */
export interface FloorWayProps {
  /** The whole way in words: 从东门进，坐电梯到 3 楼，找 B 区. */
  label: string;
  /** 东门进. */
  entrance: string;
  /** From the ground floor to that of the room. */
  floors: readonly {
    /** 2 楼. */
    name: string;
    /** 抽血 · 心电图. */
    rooms: string;
  }[];
  /** Where the way ends: B 区. */
  room: string;
}

/** What is looked up seldom, behind its title. Open, it stays in the page. */
export interface FoldProps {
  title: string;
  /** Before the title: what it is about. */
  drawing?: ReactNode;
  /** Below the title, in a line. */
  about?: ReactNode;
  /** Read without opening it: the number of an order. */
  note?: ReactNode;
  children: ReactNode;
}
