/** Days until a medicine runs out, from today; what happens on which of them, and how far a renewal reaches. */
export interface RunsOutStripProps {
  label: string;
  days: readonly {
    key: string;
    /** In a row of days: 28, or 11月28日. */
    day: string;
    /** Where the day is read without those beside it: 11月28日. */
    date: string;
    /** 今天续, 审完, 送到, 吃完; none on a day between. */
    events: readonly string[];
    /** `now`: today; `arrives`: the renewal is there; `out`: the last one is taken. */
    tone: 'now' | 'plain' | 'arrives' | 'out';
    /** Days without anything are left out before it. */
    isAfterGap?: boolean | undefined;
    /** The way of the renewal from today passes or reaches this day. */
    isOnWay: boolean;
  }[];
}
