// Styles of some systems' forms for columns narrower than a phone.
import.meta.glob('./*/narrow.css', { eager: true });
