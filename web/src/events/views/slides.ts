// The awards as slides for a projector, the first place last.
import { html, type TemplateResult } from 'lit/html.js';
import { titleInWords } from '../../tournament/awards.ts';
import type { EventModel } from '../event_model.ts';
import { figureOf, winnersInWords } from '../award_words.ts';
import type { Slide } from '../award_slides.ts';
import '../award_slides.ts';
import '../styles/screen.css';

export function slides(model: EventModel): TemplateResult {
  const slides = (model.ownRule.awards() ?? []).map(
    (award): Slide => ({
      title: titleInWords(award),
      winners: winnersInWords(award),
      besides: [figureOf(model, award), award.reason].filter(Boolean).join(', '),
    }),
  );
  return html`<tally-award-slides .shown=${{ name: model.name, slides: slides.reverse(), back: model.link('prizes') }}></tally-award-slides>`;
}
