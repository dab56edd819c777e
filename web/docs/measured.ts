// What the benchmarks measured last, for the guide: each part of tests/bench/ writes its own file in measured/.

export interface Measured {
  /** "2026-11-23". */
  date: string;
  /** "AMD EPYC, 2 cores". */
  machine: string;
  charts: Chart[];
}

export interface Chart {
  title: string;
  /** What the figures are: "games a second". */
  unit: string;
  /** What was done, and against what. */
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
  /** What it is compared with, rather than Tallysheet itself. */
  other?: boolean;
}
