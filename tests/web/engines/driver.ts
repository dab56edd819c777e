// The interface of a browser's driver, small enough for three drivers to implement alike.

/** A document: the page's own, or that of a frame in it. */
export interface Place {
  /** Evaluates an expression there, waits for what it promises, and gives it as plain data. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks with the pointer on the element that the expression gives; false where it gives none. */
  clickOn(expression: string): Promise<boolean>;
}

export interface Driver extends Place {
  go(address: string): Promise<void>;
  reload(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Presses a key for each letter, Enter for a line's end. */
  type(text: string): Promise<void>;
  /** Presses one key with Control held. */
  control(letter: string): Promise<void>;
  frame(index: number): Promise<Place>;
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

export interface Engine {
  /** A tab that shows nothing yet, with what its pages complain of put down in the list. */
  open(complaints: string[]): Promise<Driver>;
  /** Where the browser saves files. */
  downloads: string;
  /** Ends the browser and begins it again with what it has kept; absent where it keeps nothing. */
  restart?(): Promise<void>;
  close(): Promise<void>;
}
