"""What the page is told beside the view."""
