"""What has to hold before a release, as far as one machine can tell: each line is a function."""
