/** The console's typeface, bundled: no font comes from elsewhere. Imported once, by the root. */
import './inter.css';
