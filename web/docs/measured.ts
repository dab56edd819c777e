// The latest benchmark results for the guide: each part of tests/bench/ writes its own file in measured/.

export interface Measured {
  /** "2026-11-23". */
  date: string;
  /** "AMD EPYC, 2 cores". */
  machine: string;
  charts: Chart[];
}

export interface Chart {
  title: string;
  /** The unit of the figures: "games a second". */
  unit: string;
  /** A description of the task and of the comparison. */
  about: string;
  groups: Group[];
}

export interface Group {
  name: string;
  bars: Bar[];
}

export interface Bar {
  name: string;
  value: number;
  /** Whether this is a rival rather than Tallysheet itself. */
  other?: boolean;
}
