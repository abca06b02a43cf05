// The library's own worker, as a file of the build: it comes from this site, as the policy of pages asks.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
