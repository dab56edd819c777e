// The page's styles, in cascade order.
import './tokens.css';
import '../systems/inks.ts';
import './type.css';
import './frame.css';
import './home.css';
import './fields.css';
import './players.css';
import './sheet.css';
import './verdict.css';
import './wide.css';
import './print.css';
import '../systems/form_styles.ts';
