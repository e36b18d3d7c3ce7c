@rem The shell of Windows has no exec, which the scripts of package.json need elsewhere: it runs the command.
@%*
