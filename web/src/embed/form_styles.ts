// The styles of a form that stands alone.
import '../styles/tokens.css';
import '../styles/type.css';
import '../styles/frame.css';
import '../styles/fields.css';
import '../styles/players.css';
import '../styles/sheet.css';
import '../styles/verdict.css';
import '../styles/wide.css';
import './narrow.css';
import '../styles/print.css';
