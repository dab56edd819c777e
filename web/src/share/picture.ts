// Draws a sheet as a picture, with the texts and colours it has on the page.
import { PictureLayout, type Ink, type Pause, type Words } from './picture_layout.ts';
import { sheetText } from './sheet_text.ts';

/** The picture's pixels for each pixel of the layout. */
const SCALE = 2;

/** A PNG; rejects where the browser makes none. `notes` follow the sheet's own. */
export async function sheetPicture(sheet: HTMLElement, pause: Pause, notes: string[] = []): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const ink = inkOf(sheet);
  const own = sheetText(sheet);
  const text = { ...own, notes: [...own.notes, ...notes] };
  await pause();
  const layout = await PictureLayout.of(text, ink, (words, font) => measured(pen, words, font), pause);
  canvas.width = layout.width * SCALE;
  canvas.height = layout.height * SCALE;
  pen.scale(SCALE, SCALE);
  await paint(pen, layout, ink, pause);
  return pngOf(canvas);
}

function inkOf(sheet: HTMLElement): Ink {
  const style = getComputedStyle(sheet);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    paper: style.backgroundColor,
    text: style.color,
    soft: colour('--soft'),
    rule: colour('--rule'),
    band: colour('--band'),
    onBand: colour('--on-band'),
    serif: colour('--serif'),
    sans: colour('--sans'),
  };
}

function measured(pen: CanvasRenderingContext2D, text: string, font: string): number {
  pen.font = font;
  return pen.measureText(text).width;
}

async function paint(pen: CanvasRenderingContext2D, layout: PictureLayout, ink: Ink, pause: Pause): Promise<void> {
  const paper = { left: 0, top: 0, width: layout.width, height: layout.height, colour: ink.paper };
  for (const { left, top, width, height, colour } of [paper, ...layout.boxes]) {
    pen.fillStyle = colour;
    pen.fillRect(left, top, width, height);
  }
  for (const words of layout.words) {
    write(pen, words);
    await pause();
  }
}

function write(pen: CanvasRenderingContext2D, { text, left, base, align, font, colour, widest }: Words): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, left, base, widest);
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
