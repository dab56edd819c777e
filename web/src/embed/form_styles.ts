// The styles of a standalone form.
import '../styles/tokens.css';
import '../systems/inks.ts';
import '../styles/type.css';
import '../styles/frame.css';
import '../styles/fields.css';
import '../styles/players.css';
import '../styles/sheet.css';
import '../styles/verdict.css';
import '../styles/wide.css';
import './narrow.css';
import '../systems/narrow_styles.ts';
import '../styles/print.css';
